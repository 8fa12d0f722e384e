import { getHealth } from "../../../contract/platform/health";
import { route } from "../../../http/route";
import { describeHealth } from "./service";

export const healthRoutes = [route(getHealth, (ctx) => describeHealth(ctx))];
