import { randomUUID } from "node:crypto";
import {
	answering,
	operatorsOnly,
	type Permission,
	signedInOnly,
	staffOnly,
} from "./permission";

const nobodys = 2_000_000_000;

const foreign: Permission = {
	...staffOnly,
	expected: answering(staffOnly, 404),
	example: { params: { id: nobodys } },
};

/** Rows of the permission matrix for conversations; their own tests try own and foreign ones. */
export const conversationPermissions: Record<string, Permission> = {
	"GET /api/front/conversation/list": signedInOnly,
	"GET /api/front/conversation/messages": signedInOnly,
	"GET /api/front/conversation/unread": signedInOnly,
	"POST /api/front/conversation/send": {
		...signedInOnly,
		refusals: [400, 409, 429],
		example: async () => ({ body: { key: randomUUID(), text: "Hello" } }),
	},
	"POST /api/front/conversation/read/{id}": {
		...signedInOnly,
		expected: answering(signedInOnly, 404),
		example: { params: { id: nobodys }, body: { upTo: 1 } },
	},
	"POST /api/front/conversation/report/{id}": {
		...signedInOnly,
		expected: answering(signedInOnly, 404),
		example: { params: { id: nobodys }, body: { reason: "spam" } },
	},
	"POST /api/operator/conversation/report/{id}": {
		...foreign,
		example: { params: { id: nobodys }, body: { reason: "spam" } },
	},
	"GET /api/operator/conversation/report/list": operatorsOnly,
	"GET /api/operator/conversation/report/detail/{id}": {
		...operatorsOnly,
		expected: answering(operatorsOnly, 404),
		example: { params: { id: nobodys } },
	},
	"POST /api/operator/conversation/report/close/{id}": {
		...operatorsOnly,
		expected: answering(operatorsOnly, 404),
		example: { params: { id: nobodys }, body: { note: "Seen" } },
	},
	"GET /api/operator/conversation/list": staffOnly,
	"GET /api/operator/conversation/waiting": staffOnly,
	"GET /api/operator/conversation/messages/{id}": foreign,
	"POST /api/operator/conversation/reply/{id}": {
		...foreign,
		example: async () => ({
			params: { id: nobodys },
			body: { key: randomUUID(), text: "Hello" },
		}),
	},
	"POST /api/operator/conversation/read/{id}": {
		...foreign,
		example: { params: { id: nobodys }, body: { upTo: 1 } },
	},
	"POST /api/operator/conversation/assign/{id}": foreign,
	"POST /api/operator/conversation/close/{id}": foreign,
	"POST /api/operator/conversation/hand-over/{id}": foreign,
	"GET /api/operator/conversation/ready-answer/list": staffOnly,
	"POST /api/operator/conversation/ready-answer/save": {
		...staffOnly,
		refusals: [409],
		example: { body: { id: null, title: "Hours", text: "From 10 to 7." } },
	},
	"POST /api/operator/conversation/ready-answer/remove/{id}": foreign,
	"GET /api/operator/conversation/answer-time": staffOnly,
	"POST /api/operator/conversation/answer-time/save": {
		...staffOnly,
		// An absence that is over, or ends in another age.
		refusals: [400],
		example: { body: { openingHours: null, away: null } },
	},
};
