import {
	listCoupons,
	listOwnCoupons,
	receiveCoupon,
} from "../../../contract/sales/coupon";
import {
	createCoupon,
	editCoupon,
	endCoupon,
	findCouponGoods,
	getStaffCoupon,
	listStaffCoupons,
} from "../../../contract/sales/coupon-admin";
import { route } from "../../../http/route";
import {
	findGoodsForCoupon,
	getCouponForStaff,
	listCouponsForStaff,
} from "./admin/list";
import { createForStaff, editForStaff, endForStaff } from "./admin/save";
import { listCouponsInHand } from "./own-coupons";
import { receiveOfferedCoupon } from "./receive";
import { listOfferedCoupons } from "./service";

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
