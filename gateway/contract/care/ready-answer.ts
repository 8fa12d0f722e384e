import { z } from "zod";
import { defineCall } from "../call";
import { id, knownId, requiredText } from "../values";
import { ofStaffCall } from "./conversation-admin";
import { messageLengthMax, readyAnswerTitleMax } from "./conversation-terms";

// Texts that staff keep to answer with: a merchant's staff their merchant's, operators the shop's.

const readyAnswer = z.object({
	id: z.int(),
	title: z.string(),
	text: z.string(),
});
export type ReadyAnswer = z.infer<typeof readyAnswer>;

export const listReadyAnswers = defineCall({
	...ofStaffCall,
	method: "GET",
	path: "/api/operator/conversation/ready-answer/list",
	summary: "All ready answers of the own staff, by their titles",
	answer: z.object({ list: z.array(readyAnswer) }),
});

export const saveReadyAnswer = defineCall({
	...ofStaffCall,
	method: "POST",
	path: "/api/operator/conversation/ready-answer/save",
	summary:
		"Keeps a ready answer; 409 for a new one where there are as many as there may be",
	body: z.object({
		id: knownId,
		title: requiredText("emptyText", readyAnswerTitleMax),
		text: requiredText("emptyText", messageLengthMax),
	}),
	answer: z.object({ id: z.int() }),
});

export const removeReadyAnswer = defineCall({
	...ofStaffCall,
	method: "POST",
	path: "/api/operator/conversation/ready-answer/remove/{id}",
	summary: "Removes a ready answer",
	params: z.object({ id }),
	answer: z.null(),
});
