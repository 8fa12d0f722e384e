import type { TenantRow } from "./row";

const named = (body: object): TenantRow => ({
	names: {
		"a question": {
			ask: async (whose) => ({
				body: { id: (await whose.question()).id, ...body },
			}),
		},
	},
});

export const questionRows: Record<string, TenantRow> = {
	"GET /api/operator/question/list": {
		lists: async (whose) => {
			await whose.question();
			return [{}, { query: { filter: "all" } }];
		},
	},
	"POST /api/operator/question/reply": named({ text: "As high as a hand" }),
	"POST /api/operator/question/publish": named({
		answerId: null,
		isShown: true,
	}),
};
