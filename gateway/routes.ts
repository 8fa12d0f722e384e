import { categoryRoutes } from "./features/category/routes";
import { couponRoutes } from "./features/coupon/routes";
import { goodsRoutes } from "./features/goods/routes";
import { homeRoutes } from "./features/home/routes";
import { merchantRoutes } from "./features/merchant/routes";
import { searchRoutes } from "./features/search/routes";
import { visitRoutes } from "./features/visit/routes";
import type { Route } from "./http/route";

/** Every call the gateway answers. A new feature adds its list here. */
export const routes: Route[] = [
	...categoryRoutes,
	...couponRoutes,
	...goodsRoutes,
	...homeRoutes,
	...merchantRoutes,
	...searchRoutes,
	...visitRoutes,
];
