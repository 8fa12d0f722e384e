/**
 * One story a feature: what the quick run tries on the embedded database too where the rest runs on PostgreSQL, so that
 * every feature's statements are prepared and run there. Whatever starts, locks and kills the embedded database runs in
 * any case, and preparing the database runs every migration.
 */
const stories = [
	"activity/activity",
	"address/ownership",
	"application/decide",
	"cart/leaving",
	"category/category",
	"checkout/held-up",
	"checkout/quote",
	"collect/collect",
	"coupon/receive",
	"dashboard/dashboard",
	"goods-import/end-of-file",
	"goods/goods-detail",
	"group/group",
	"help/help",
	"home/keep-home",
	"login/lockout",
	"map/map",
	"merchant/rating",
	"order/pick",
	"outbox/worker",
	"payment/pay-back",
	"people/people",
	"place/place",
	"points/points",
	"promotion/promotion",
	"qr-login/qr-login",
	"range/whose-range",
	"refund/supermarket-refund",
	"review/reply",
	"search/suggest",
	"session/session",
	"site/site",
	"social/facebook",
	"store/slots",
	"upload/private-pictures",
	"user/changed-contact",
];

/** As a pattern of test files; transactions break in another way there. */
export const onEmbeddedToo = `^gateway/(db/transactions|features/(${stories.join("|")}))\\.test\\.ts$`;
