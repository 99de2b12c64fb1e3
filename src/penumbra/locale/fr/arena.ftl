### Games in TextArena: what a language model is told of the table at which it plays. Ids and variables:
### see games.ftl. The words “say” and “claim” in brackets are the same in all languages.

arena-prompt = Vous êtes { $name } et jouez à { $game } avec { $others }. Quand on vous le demande, répondez par l’une des actions de la liste entre crochets, par son numéro : [1]. Dans la même réponse, vous pouvez parler à tous : [say: vos propres mots], ou [claim: yes] avec l’une des phrases ci-dessous. Personne n’entend ce qui est hors des crochets. La dernière action entre crochets compte.
arena-no-act = La réponse ne contient pas d’action entre crochets. Donnez le numéro de l’une d’elles, par exemple [1].
arena-illegal = [{ $act }] n’est aucune des actions de la liste.
arena-out = { $name } a fait trop de coups non valables : un robot continue à cette place.
