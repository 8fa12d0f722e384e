import { z } from "zod";
import { defineCall } from "../call";
import {
	id,
	idInBody,
	named,
	pageOf,
	pageQuery,
	requiredText,
} from "../values";
import { answer, question } from "./question";
import {
	answerLengthMax,
	publicationStates,
	staffQuestionFilters,
} from "./question-terms";

// Questions about a merchant's goods as its staff answers them; operators see all.

const state = z.enum(publicationStates);

export const staffQuestion = question.extend({
	state,
	answers: z.array(answer.extend({ state })),
	goods: z.object({ id: z.int(), name: z.string(), image: z.string() }),
	merchant: named,
});
export type StaffQuestion = z.infer<typeof staffQuestion>;

export const listStaffQuestions = defineCall({
	method: "GET",
	path: "/api/operator/question/list",
	who: "operator",
	permission: "conversations",
	summary:
		"Questions about the own merchant's goods (operators: about all): those with something that nobody has looked at, the oldest first, or all, the latest first. `total` counts to 1,000",
	query: pageQuery.extend({
		filter: z.enum(staffQuestionFilters).default("waiting"),
		/** Operators alone. */
		merId: id.optional(),
	}),
	answer: pageOf(staffQuestion),
});

export const replyToQuestion = defineCall({
	method: "POST",
	path: "/api/operator/question/reply",
	who: "operator",
	permission: "conversations",
	summary:
		"The seller's answer, once, which shows the question too; 404 for another merchant's, 409 where there is one",
	body: z.object({
		id: idInBody,
		text: requiredText("emptyAnswer", answerLengthMax),
	}),
	answer: staffQuestion,
});

export const publishQuestion = defineCall({
	method: "POST",
	path: "/api/operator/question/publish",
	who: "operator",
	permission: "conversations",
	summary:
		"Shows a question, or one of its answers, or hides it; 404 for another merchant's",
	body: z.object({
		id: idInBody,
		/** The answer that is meant; null for the question itself. */
		answerId: idInBody.nullable(),
		isShown: z.boolean(),
	}),
	answer: staffQuestion,
});
