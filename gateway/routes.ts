import { activityRoutes } from "./features/activity/routes";
import { addressRoutes } from "./features/address/routes";
import { applicationRoutes } from "./features/application/routes";
import { auditRoutes } from "./features/audit/routes";
import { cartRoutes } from "./features/cart/routes";
import { categoryRoutes } from "./features/category/routes";
import { checkoutRoutes } from "./features/checkout/routes";
import { collectRoutes } from "./features/collect/routes";
import { couponRoutes } from "./features/coupon/routes";
import { dashboardRoutes } from "./features/dashboard/routes";
import { goodsRoutes } from "./features/goods/routes";
import { goodsImportRoutes } from "./features/goods-import/routes";
import { groupRoutes } from "./features/group/routes";
import { helpRoutes } from "./features/help/routes";
import { homeRoutes } from "./features/home/routes";
import { loginRoutes } from "./features/login/routes";
import { mapRoutes } from "./features/map/routes";
import { merchantRoutes } from "./features/merchant/routes";
import { orderRoutes } from "./features/order/routes";
import { paymentRoutes } from "./features/payment/routes";
import { peopleRoutes } from "./features/people/routes";
import { placeRoutes } from "./features/place/routes";
import { pointsRoutes } from "./features/points/routes";
import { promotionRoutes } from "./features/promotion/routes";
import { qrLoginRoutes } from "./features/qr-login/routes";
import { rangeRoutes } from "./features/range/routes";
import { refundRoutes } from "./features/refund/routes";
import { reviewRoutes } from "./features/review/routes";
import { searchRoutes } from "./features/search/routes";
import { siteRoutes } from "./features/site/routes";
import { socialRoutes } from "./features/social/routes";
import { storeRoutes } from "./features/store/routes";
import { uploadRoutes } from "./features/upload/routes";
import { userRoutes } from "./features/user/routes";
import { visitRoutes } from "./features/visit/routes";
import type { Route } from "./http/route";

/** Every call the gateway answers. A new feature adds its list here. */
export const routes: Route[] = [
	...activityRoutes,
	...addressRoutes,
	...applicationRoutes,
	...auditRoutes,
	...cartRoutes,
	...categoryRoutes,
	...checkoutRoutes,
	...collectRoutes,
	...couponRoutes,
	...dashboardRoutes,
	...goodsImportRoutes,
	...goodsRoutes,
	...groupRoutes,
	...helpRoutes,
	...homeRoutes,
	...loginRoutes,
	...mapRoutes,
	...merchantRoutes,
	...orderRoutes,
	...paymentRoutes,
	...peopleRoutes,
	...placeRoutes,
	...pointsRoutes,
	...promotionRoutes,
	...qrLoginRoutes,
	...rangeRoutes,
	...refundRoutes,
	...reviewRoutes,
	...searchRoutes,
	...siteRoutes,
	...socialRoutes,
	...storeRoutes,
	...uploadRoutes,
	...userRoutes,
	...visitRoutes,
];
