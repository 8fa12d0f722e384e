import type { Answer, Question } from "../../../contract/care/question";
import type { StaffQuestion } from "../../../contract/care/question-admin";
import { type LocaleCode, localize } from "../../../contract/locale";
import { hongKongTime } from "../../../http/hong-kong-time";
import { maskNickname } from "../../identity/user/service";
import type { ListedAnswer, ListedQuestion } from "./repository";

function presentAnswer({ answer, author }: ListedAnswer): Answer {
	const { id, isSellers, text, locale, createdAt } = answer;
	const nickname = isSellers ? "" : maskNickname(author);
	const at = hongKongTime(createdAt);
	return { id, isSellers, nickname, text, locale, createdAt: at };
}

export function presentQuestion(
	{ question, author }: Pick<ListedQuestion, "question" | "author">,
	answers: ListedAnswer[],
): Question {
	const { id, text, locale, createdAt } = question;
	return {
		id,
		nickname: maskNickname(author),
		text,
		locale,
		createdAt: hongKongTime(createdAt),
		answers: answers.map(presentAnswer),
	};
}

export function presentOfStaff(
	row: ListedQuestion,
	answers: ListedAnswer[],
	locale: LocaleCode,
): StaffQuestion {
	const { goods, merchant } = row;
	return {
		...presentQuestion(row, []),
		state: row.question.state,
		answers: answers.map((listed) => ({
			...presentAnswer(listed),
			state: listed.answer.state,
		})),
		goods: {
			id: goods.id,
			name: localize(goods.name, locale),
			image: goods.images[0] ?? "",
		},
		merchant: { id: merchant.id, name: localize(merchant.name, locale) },
	};
}
