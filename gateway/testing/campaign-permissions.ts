import { activity } from "../db/schema/activity";
import { open, operatorsOnly, type Permission } from "./permission";
import type { TestShop } from "./test-shop";

const inChinese = { "zh-CN": "打邊爐季" };

/** One that runs for all the years that tests do. */
async function seedActivity({ db }: TestShop): Promise<number> {
	const [row] = await db
		.insert(activity)
		.values({
			name: inChinese,
			description: inChinese,
			image: "/sample/activities/hot-pot-season-1200.webp",
			startsAt: new Date("2020-01-01"),
			endsAt: new Date("2100-01-01"),
			announcedState: "running",
		})
		.returning({ id: activity.id });
	return row?.id ?? 0;
}

const saved = {
	name: inChinese,
	description: inChinese,
	image: "/sample/activities/hot-pot-season-1200.webp",
	startsAt: "2026-11-22T00:00",
	endsAt: "2026-12-22T00:00",
	goodsIds: [1, 2],
};

/** Rows of the permission matrix for activities, promotions and the leaderboard. */
export const campaignPermissions: Record<string, Permission> = {
	"GET /api/front/activity/list": open,
	"GET /api/front/activity/detail/{id}": {
		...open,
		example: async (shop) => ({ params: { id: await seedActivity(shop) } }),
	},
	"GET /api/front/promotion/list": open,
	"GET /api/front/product/leaderboard": open,
	"GET /api/operator/activity/list": operatorsOnly,
	"POST /api/operator/activity/save": {
		...operatorsOnly,
		// No made-up picture is the account's, and no made-up goods is there.
		refusals: [400],
		example: async (shop) => ({
			body: { ...saved, id: await seedActivity(shop) },
		}),
	},
	"POST /api/operator/activity/remove/{id}": {
		...operatorsOnly,
		example: async (shop) => ({ params: { id: await seedActivity(shop) } }),
	},
};
