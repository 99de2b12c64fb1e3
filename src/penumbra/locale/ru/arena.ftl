### Games in TextArena: what a language model is told of the table at which it plays. Ids and variables:
### see games.ftl. The words “say” and “claim” in brackets are the same in all languages.

arena-prompt = Вы — { $name }, игра — { $game }, с вами за столом { $others }. Когда придёт ваш черёд, ответьте одним из действий списка в квадратных скобках, его номером: [1]. В том же ответе можно обратиться ко всем: [say: ваши слова] или [claim: yes] с одной из фраз ниже. Того, что стоит вне квадратных скобок, никто не слышит. Считается последнее действие в скобках.
arena-no-act = В ответе нет действия в квадратных скобках. Укажите номер одного из них, например [1].
arena-illegal = [{ $act }] — такого действия в списке нет.
arena-out = { $name }: слишком много недопустимых ходов, на этом месте продолжает бот.
