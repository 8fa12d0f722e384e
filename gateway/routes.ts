import { conversationRoutes } from "./features/care/conversation/routes";
import { questionRoutes } from "./features/care/question/routes";
import { categoryRoutes } from "./features/catalog/category/routes";
import { favouriteRoutes } from "./features/catalog/favourites/routes";
import { goodsAdminRoutes } from "./features/catalog/goods/admin/routes";
import { goodsImportRoutes } from "./features/catalog/goods/import/routes";
import { goodsRoutes } from "./features/catalog/goods/routes";
import { goodsWatchRoutes } from "./features/catalog/goods-watch/routes";
import { searchRoutes } from "./features/catalog/search/routes";
import { activityRoutes } from "./features/content/activity/routes";
import { helpRoutes } from "./features/content/help/routes";
import { homeRoutes } from "./features/content/home/routes";
import { siteRoutes } from "./features/content/site/routes";
import { collectionPointRoutes } from "./features/delivery/collection-point/routes";
import { locationRoutes } from "./features/delivery/location/routes";
import { lockerRoutes } from "./features/delivery/locker/routes";
import { mapRoutes } from "./features/delivery/map/routes";
import { storeRoutes } from "./features/delivery/store/routes";
import { weatherRoutes } from "./features/delivery/weather/routes";
import { addressRoutes } from "./features/identity/address/routes";
import { linkingRoutes } from "./features/identity/linking/routes";
import { loginRoutes } from "./features/identity/login/routes";
import { memberRoutes } from "./features/identity/member/routes";
import { pushRoutes } from "./features/identity/push/routes";
import { qrLoginRoutes } from "./features/identity/qr-login/routes";
import { secondFactorRoutes } from "./features/identity/second-factor/routes";
import { setupRoutes } from "./features/identity/setup/routes";
import { socialRoutes } from "./features/identity/social/routes";
import { staffRoutes } from "./features/identity/staff/routes";
import { userRoutes } from "./features/identity/user/routes";
import { dashboardRoutes } from "./features/insight/dashboard/routes";
import { merchantRoutes } from "./features/marketplace/merchant/routes";
import { applicationRoutes } from "./features/marketplace/merchant-application/routes";
import { auditRoutes } from "./features/platform/audit/routes";
import { healthRoutes } from "./features/platform/health/routes";
import { pageViewRoutes } from "./features/platform/page-view/routes";
import { uploadRoutes } from "./features/platform/upload/routes";
import { agentRoutes } from "./features/sales/agent/routes";
import { buyAgainRoutes } from "./features/sales/buy-again/routes";
import { cartRoutes } from "./features/sales/cart/routes";
import { checkoutRoutes } from "./features/sales/checkout/routes";
import { collectingRoutes } from "./features/sales/collecting/routes";
import { couponRoutes } from "./features/sales/coupon/routes";
import { fulfilmentRoutes } from "./features/sales/fulfilment/routes";
import { groupRoutes } from "./features/sales/group/routes";
import { orderRoutes } from "./features/sales/order/routes";
import { paymentRoutes } from "./features/sales/payment/routes";
import { pointsRoutes } from "./features/sales/points/routes";
import { promiseRoutes } from "./features/sales/promise/routes";
import { promotionRoutes } from "./features/sales/promotion/routes";
import { refundRoutes } from "./features/sales/refund/routes";
import { rescheduleRoutes } from "./features/sales/reschedule/routes";
import { reviewRoutes } from "./features/sales/review/routes";
import { payoutRoutes } from "./features/sales/settlement/payout/routes";
import { reconciliationRoutes } from "./features/sales/settlement/reconciliation/routes";
import { settlementRoutes } from "./features/sales/settlement/routes";
import { statementRoutes } from "./features/sales/settlement/statement/routes";
import { sharedBasketRoutes } from "./features/sales/shared-basket/routes";
import { shoppingListRoutes } from "./features/sales/shopping-list/routes";
import type { Route } from "./http/route";

/** Every call the gateway answers. A new feature adds its list here. */
export const routes: Route[] = [
	...activityRoutes,
	...addressRoutes,
	...applicationRoutes,
	...auditRoutes,
	...buyAgainRoutes,
	...cartRoutes,
	...categoryRoutes,
	...checkoutRoutes,
	...collectingRoutes,
	...conversationRoutes,
	...favouriteRoutes,
	...goodsWatchRoutes,
	...couponRoutes,
	...dashboardRoutes,
	...fulfilmentRoutes,
	...goodsImportRoutes,
	...goodsRoutes,
	...groupRoutes,
	...healthRoutes,
	...helpRoutes,
	...homeRoutes,
	...loginRoutes,
	...collectionPointRoutes,
	...lockerRoutes,
	...mapRoutes,
	...merchantRoutes,
	...orderRoutes,
	...paymentRoutes,
	...staffRoutes,
	...locationRoutes,
	...pointsRoutes,
	...questionRoutes,
	...promiseRoutes,
	...promotionRoutes,
	...memberRoutes,
	...pushRoutes,
	...qrLoginRoutes,
	...goodsAdminRoutes,
	...refundRoutes,
	...rescheduleRoutes,
	...reviewRoutes,
	...searchRoutes,
	...secondFactorRoutes,
	...settlementRoutes,
	...payoutRoutes,
	...statementRoutes,
	...reconciliationRoutes,
	...setupRoutes,
	...agentRoutes,
	...linkingRoutes,
	...sharedBasketRoutes,
	...shoppingListRoutes,
	...siteRoutes,
	...socialRoutes,
	...storeRoutes,
	...uploadRoutes,
	...userRoutes,
	...weatherRoutes,
	...pageViewRoutes,
];
