import {
	answering,
	open,
	type Permission,
	signedInOnly,
	staffOnly,
} from "./permission";

const nobodys = 2_000_000_000;

const foreign: Permission = {
	...staffOnly,
	expected: answering(staffOnly, 404),
};

/** Rows of the permission matrix for questions about goods; their own tests try own and foreign ones. */
export const questionPermissions: Record<string, Permission> = {
	"GET /api/front/product/question/list/{id}": {
		...open,
		example: { params: { id: 1 } },
	},
	"GET /api/front/product/question/own/{id}": {
		...signedInOnly,
		example: { params: { id: 1 } },
	},
	"POST /api/front/product/question/ask": {
		...signedInOnly,
		refusals: [429],
		example: { body: { goodsId: 1, text: "How high is it?" } },
	},
	"POST /api/front/product/question/answer": {
		...signedInOnly,
		// One of the sample shop's, about what was not received.
		refusals: [409, 429],
		expected: answering(signedInOnly, 404),
		example: { body: { questionId: nobodys, text: "As high as a hand" } },
	},
	"GET /api/operator/question/list": staffOnly,
	"POST /api/operator/question/reply": {
		...foreign,
		// One of the sample shop's, which has its answer.
		refusals: [409],
		example: { body: { id: nobodys, text: "As high as a hand" } },
	},
	"POST /api/operator/question/publish": {
		...foreign,
		example: { body: { id: nobodys, answerId: null, isShown: true } },
	},
};
