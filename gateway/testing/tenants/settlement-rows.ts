import { byId, type TenantRow } from "./row";

const byStatement = () => byId("a statement", (whose) => whose.statement());

export const settlementRows: Record<string, TenantRow> = {
	"GET /api/operator/settlement/orders": {
		lists: async (whose) => {
			await whose.order();
			return [{}];
		},
	},
	"GET /api/operator/settlement/balance": {
		counts: (whose) => whose.order(),
	},
	"GET /api/operator/settlement/statements": {
		lists: async (whose) => {
			await whose.statement();
			return [{}];
		},
	},
	"GET /api/operator/settlement/statement/{id}": byStatement(),
	"GET /api/operator/settlement/statement/lines/{id}": byStatement(),
	"GET /api/operator/settlement/statement/file/{id}": byStatement(),
	"GET /api/operator/payout/list": {
		lists: async (whose) => {
			await whose.payout();
			return [{}];
		},
	},
	"GET /api/operator/payout/account": {
		lists: async (whose) => {
			await whose.payoutAccount();
			return [{}];
		},
	},
	"POST /api/operator/payout/account/connect": { isShared: {} },
	"POST /api/operator/payout/account/connected": { isShared: {} },
	"POST /api/operator/payout/account/save": {
		isShared: { body: { kind: "fps", holder: "Nobody", number: "7654321" } },
	},
};
