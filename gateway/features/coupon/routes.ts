import {
	listCoupons,
	listOwnCoupons,
	receiveCoupon,
} from "../../contract/coupon";
import { route } from "../../http/route";
import { listCouponsInHand } from "./own-coupons";
import { receiveOfferedCoupon } from "./receive";
import { listOfferedCoupons } from "./service";

export const couponRoutes = [
	route(listCoupons, (ctx, { query }) => listOfferedCoupons(ctx, query)),
	route(receiveCoupon, (ctx, { body }) => receiveOfferedCoupon(ctx, body)),
	route(listOwnCoupons, (ctx, { query }) => listCouponsInHand(ctx, query)),
];
