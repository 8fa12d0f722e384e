import { z } from "zod";
import { defineCall } from "../call";
import { localeCodes } from "../locale";
import { id, idInBody, pageOf, pageQuery, requiredText } from "../values";
import {
	answerLengthMax,
	answersMax,
	questionLengthMax,
	questionsPerPage,
} from "./question-terms";

// Questions about a goods and what its seller and its buyers answer: read by everybody, once staff have looked at them.

const time = z.iso.datetime({ offset: true });

export const answer = z.object({
	id: z.int(),
	/** The merchant's own, or the shop's; others are of shoppers who bought the goods. */
	isSellers: z.boolean(),
	/** Masked; empty for the seller. */
	nickname: z.string(),
	text: z.string(),
	/** The language it was written in; nothing is translated. */
	locale: z.enum(localeCodes),
	createdAt: time,
});
export type Answer = z.infer<typeof answer>;

export const question = z.object({
	id: z.int(),
	/** Masked: who asked cannot be told from it. */
	nickname: z.string(),
	text: z.string(),
	locale: z.enum(localeCodes),
	createdAt: time,
	/** The seller's first, then in the order in which they were written. */
	answers: z.array(answer).max(answersMax),
});
export type Question = z.infer<typeof question>;

const params = z.object({ id });

export const listQuestions = defineCall({
	method: "GET",
	path: "/api/front/product/question/list/{id}",
	who: "all",
	summary:
		"Questions about one goods with their answers, the newest first; `total` counts to 1,000; 404 for goods that are not shown",
	params,
	query: pageQuery.extend({
		limit: pageQuery.shape.limit.default(questionsPerPage),
	}),
	answer: pageOf(question),
});

export const readOwnQuestions = defineCall({
	method: "GET",
	path: "/api/front/product/question/own/{id}",
	who: "session",
	summary:
		"What the caller asked about one goods and nobody has looked at yet, and whether they may answer others: who received it may",
	params,
	answer: z.object({ waiting: z.array(question), mayAnswer: z.boolean() }),
});

export const askQuestion = defineCall({
	method: "POST",
	path: "/api/front/product/question/ask",
	who: "session",
	summary:
		"Asks about a goods. The same words asked again are the same question; 429 above ten a day",
	body: z.object({
		goodsId: idInBody,
		text: requiredText("emptyQuestion", questionLengthMax),
	}),
	answer: z.null(),
});

export const answerQuestion = defineCall({
	method: "POST",
	path: "/api/front/product/question/answer",
	who: "session",
	summary:
		"Answers a question about a goods that the caller received, once; 409 where they did not, have answered, or it has answers enough",
	body: z.object({
		questionId: idInBody,
		text: requiredText("emptyAnswer", answerLengthMax),
	}),
	answer: z.null(),
});
