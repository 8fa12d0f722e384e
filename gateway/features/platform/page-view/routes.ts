import { recordPageView } from "../../../contract/platform/page-view";
import { route } from "../../../http/route";
import { countPageView } from "./service";

export const pageViewRoutes = [
	route(recordPageView, (ctx, { body }) => countPageView(ctx, body)),
];
