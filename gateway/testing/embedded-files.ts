/**
 * What the quick run also tries on the embedded database where the rest runs on PostgreSQL: what differs there, and one
 * story a feature, so that every statement that a feature needs most is prepared and run by that engine too.
 */
export const embeddedFiles: string[] = [
	// Start, second start, stale socket and lock, kill, whole batches, migrations.
	"gateway/db/embedded/start.test.ts",
	"gateway/db/embedded/kill.test.ts",
	"gateway/db/embedded/lock.test.ts",
	"gateway/db/embedded/whole-batches.test.ts",
	"gateway/db/migrate.test.ts",
	// One story a feature, the smallest that goes down to its repository.
	...[
		...["address/ownership", "application/decide", "cart/leaving"],
		...["category/category", "checkout/quote", "collect/collect"],
		...["coupon/receive", "dashboard/dashboard", "goods/goods-detail"],
		...["goods-import/end-of-file", "group/group", "help/help"],
		...["home/keep-home", "login/lockout", "map/map", "merchant/rating"],
		...["order/pick", "outbox/worker", "payment/pay-back", "people/people"],
		...["place/place", "points/points", "promotion/promotion"],
		...["qr-login/qr-login", "range/whose-range"],
		...["refund/supermarket-refund", "review/reply", "search/suggest"],
		...["session/session", "site/site", "social/facebook", "store/slots"],
		...["upload/private-pictures", "user/changed-contact"],
		"activity/activity",
	].map((story) => `gateway/features/${story}.test.ts`),
];
