import { collectCodeLength } from "../contract/delivery/collecting-terms";
import { lockerFields } from "./locker-fields";
import {
	answering,
	operatorsOnly,
	type Permission,
	staffOnly,
} from "./permission";

const nobodysOrder = `SH${"0".repeat(18)}`;

/** Right by its form and nobody's. */
const foreign: Permission = {
	...staffOnly,
	expected: answering(staffOnly, 404),
};

/** Of nobody's order. */
const toCollect: Permission = {
	...foreign,
	example: { body: { storeId: 1, code: "2".repeat(collectCodeLength) } },
	refusals: [400],
};

/** Of a store that nobody has. */
const nobodysStore = 2_000_000_000;
const parcelOf = (body: object): Permission => ({
	...foreign,
	example: { body: { storeId: nobodysStore, ...body } },
	refusals: [400],
});
const ofNobodysOrder = parcelOf({ orderNo: nobodysOrder });

/** Rows of the permission matrix for the calls of staff about orders; their tests try own and foreign numbers. */
export const orderAdminPermissions: Record<string, Permission> = {
	"POST /api/operator/order/hand-over/{orderNo}": {
		...foreign,
		example: {
			params: { orderNo: nobodysOrder },
			body: { code: "2".repeat(collectCodeLength) },
		},
		refusals: [400],
	},
	"POST /api/operator/collecting/find": toCollect,
	"POST /api/operator/collecting/hand-over": toCollect,
	"GET /api/operator/collecting/list": staffOnly,
	"POST /api/operator/collecting/parcel/find": parcelOf({ no: "SF1" }),
	"POST /api/operator/collecting/parcel/arrived": ofNobodysOrder,
	"POST /api/operator/collecting/parcel/send-back": ofNobodysOrder,
	"GET /api/operator/collecting/parcel/list": {
		...foreign,
		example: { query: { storeId: `${nobodysStore}` } },
	},
	"GET /api/operator/promise/stores": staffOnly,
	"GET /api/operator/promise/late": {
		...foreign,
		example: { query: { storeId: `${nobodysStore}` } },
	},
	"GET /api/operator/locker/list": operatorsOnly,
	"POST /api/operator/locker/save": {
		...operatorsOnly,
		example: { body: { ...lockerFields(), id: null } },
		refusals: [400],
	},
	"GET /api/operator/dashboard": { ...staffOnly, refusals: [400] },
	"GET /api/operator/order/data": staffOnly,
	"GET /api/operator/order/substitutes/{orderNo}": {
		...foreign,
		example: { params: { orderNo: nobodysOrder }, query: { lineId: "1" } },
	},
	"GET /api/operator/review/list": staffOnly,
	"POST /api/operator/order/pick/{orderNo}": {
		...foreign,
		example: { params: { orderNo: nobodysOrder }, body: { lines: [] } },
	},
	"POST /api/operator/order/ship-many": {
		...staffOnly,
		example: {
			body: { courier: "SF", orderNos: [nobodysOrder], sheet: "SF1" },
		},
		// A sheet that cannot be read.
		refusals: [400],
	},
};
