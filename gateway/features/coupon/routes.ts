import { listCoupons } from "../../contract/coupon";
import { route } from "../../http/route";
import { listOfferedCoupons } from "./service";

export const couponRoutes = [
	route(listCoupons, (ctx, { query }) => listOfferedCoupons(ctx, query)),
];
