import { getHome } from "../../contract/home";
import { route } from "../../http/route";
import { getHomeIndex } from "./service";

export const homeRoutes = [
	route(getHome, (ctx, { query }) => getHomeIndex(ctx, query.cartType)),
];
