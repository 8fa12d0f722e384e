// biome-ignore-all lint/performance/noBarrelFile: the door for features that move orders along (picking, shipping, refunds); what they call holds the order first.

export { listOpenRefundLines } from "./detail-repository";
export {
	findParcelOrder,
	insertParcel,
	insertParcelEvent,
	insertStep,
	moveOrder,
} from "./move-repository";
export {
	type LineRow,
	listLinesOf,
	type MerchantOrderRow,
} from "./repository";
