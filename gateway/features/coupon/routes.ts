import {
	listCoupons,
	listOwnCoupons,
	receiveCoupon,
} from "../../contract/coupon";
import {
	createCoupon,
	editCoupon,
	endCoupon,
	findCouponGoods,
	getStaffCoupon,
	listStaffCoupons,
} from "../../contract/operator-coupon";
import { route } from "../../http/route";
import { createForStaff, editForStaff, endForStaff } from "./keep-coupons";
import { listCouponsInHand } from "./own-coupons";
import { receiveOfferedCoupon } from "./receive";
import { listOfferedCoupons } from "./service";
import {
	findGoodsForCoupon,
	getCouponForStaff,
	listCouponsForStaff,
} from "./staff-coupons";

export const couponRoutes = [
	route(listCoupons, (ctx, { query }) => listOfferedCoupons(ctx, query)),
	route(receiveCoupon, (ctx, { body }) => receiveOfferedCoupon(ctx, body)),
	route(listOwnCoupons, (ctx, { query }) => listCouponsInHand(ctx, query)),
	route(listStaffCoupons, (ctx, { query }) => listCouponsForStaff(ctx, query)),
	route(getStaffCoupon, (ctx, { params }) => getCouponForStaff(ctx, params.id)),
	route(findCouponGoods, (ctx, { query }) => findGoodsForCoupon(ctx, query)),
	route(createCoupon, (ctx, { body }) => createForStaff(ctx, body)),
	route(editCoupon, (ctx, { params, body }) =>
		editForStaff(ctx, params.id, body),
	),
	route(endCoupon, (ctx, { params }) => endForStaff(ctx, params.id)),
];
