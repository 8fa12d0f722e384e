import { recordVisit } from "../../contract/visit";
import { route } from "../../http/route";
import { countVisit } from "./service";

export const visitRoutes = [
	route(recordVisit, (ctx, { body }) => countVisit(ctx, body)),
];
