import { randomUUID } from "node:crypto";
import type { Holder } from "./holder";
import { byId, type TenantRow } from "./row";

const begun = (whose: Holder) => whose.conversation();
const byConversation = (body?: unknown) => byId("a conversation", begun, body);

/** Each is its merchant's alone: operators do not read it either, until it is handed over. */
export const conversationRows: Record<string, TenantRow> = {
	"GET /api/operator/conversation/list": {
		lists: async (whose) => {
			await whose.conversation();
			return [{}, { query: { filter: "open" } }];
		},
	},
	"GET /api/operator/conversation/waiting": { counts: begun },
	"GET /api/operator/conversation/messages/{id}": {
		...byConversation(),
		isNoOperators: true,
	},
	"POST /api/operator/conversation/reply/{id}": {
		names: {
			"a conversation": {
				ask: async (whose) => ({
					params: { id: (await whose.conversation()).id },
					body: { key: randomUUID(), text: "Hello" },
				}),
			},
		},
	},
	"POST /api/operator/conversation/read/{id}": byConversation({ upTo: 1 }),
	"POST /api/operator/conversation/assign/{id}": byConversation(),
	"POST /api/operator/conversation/close/{id}": byConversation(),
	"POST /api/operator/conversation/hand-over/{id}": byConversation(),
	"POST /api/operator/conversation/report/{id}": byConversation({
		reason: "spam",
	}),
	"GET /api/operator/conversation/ready-answer/list": {
		lists: async (whose) => {
			await whose.readyAnswer();
			return [{}];
		},
		isNoOperators: true,
	},
	"POST /api/operator/conversation/ready-answer/save": {
		names: {
			"a ready answer": {
				ask: async (whose) => ({
					body: {
						id: (await whose.readyAnswer()).id,
						title: "Hours",
						text: "From 10 to 7.",
					},
				}),
			},
		},
	},
	"POST /api/operator/conversation/ready-answer/remove/{id}": byId(
		"a ready answer",
		(whose) => whose.readyAnswer(),
	),
	"GET /api/operator/conversation/answer-time": {
		lists: async (whose) => {
			await whose.absence();
			return [{}];
		},
		isNoOperators: true,
	},
	"POST /api/operator/conversation/answer-time/save": {
		isShared: { body: { openingHours: null, away: null } },
	},
};
