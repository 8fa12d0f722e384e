/**
 * One story a feature: what the quick run tries on the embedded database too where the rest runs on PostgreSQL, so that
 * every feature's statements are prepared and run there. Whatever starts, locks and kills the embedded database runs in
 * any case, and preparing the database runs every migration.
 */
export const stories = [
	"activity/activity",
	"address/ownership",
	"cart/leaving",
	"category/category",
	"checkout/held-up",
	"checkout/quote",
	"coupon/receive",
	"dashboard/dashboard",
	"favourites/favourites",
	"fulfilment/pick",
	"goods/admin/whose-goods",
	"goods/goods-detail",
	"goods/import/end-of-file",
	"goods/suggest",
	"group/group",
	"help/help",
	"home/admin/home",
	"location/location",
	"login/lockout",
	"map/map",
	"member/block",
	"merchant-application/decide",
	"merchant/rating",
	"outbox/worker",
	"payment/pay-back",
	"points/points",
	"promotion/promotion",
	"qr-login/qr-login",
	"refund/supermarket-refund",
	"review/reply",
	"session/session",
	"site/site",
	"social/facebook",
	"staff/staff",
	"store/slots",
	"upload/private-pictures",
	"user/changed-contact",
];

/** As a pattern of test files; transactions break in another way there. */
export const onEmbeddedToo = `^gateway/(db/transactions|features/[^/]+/(${stories.join("|")}))\\.test\\.ts$`;
