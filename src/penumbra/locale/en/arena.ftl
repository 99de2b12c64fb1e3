### Games in TextArena: what a language model is told of the table at which it plays. Ids and variables:
### see games.ftl. The words “say” and “claim” in brackets are the same in all languages.

arena-prompt = You are { $name } and play { $game } with { $others }. When you are asked, answer with one of the listed acts in square brackets, by its number: [1]. In the same answer you may speak to everybody: [say: your own words], or [claim: yes] with one of the sentences below. Nobody hears what stands outside square brackets. The last act in brackets counts.
arena-no-act = There is no act in square brackets in the answer. Give the number of one, such as [1].
arena-illegal = [{ $act }] is none of the acts in the list.
arena-out = { $name } has made too many invalid moves: a bot plays on in this seat.
