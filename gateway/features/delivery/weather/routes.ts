import * as contract from "../../../contract/delivery/weather";
import { route } from "../../../http/route";
import { getWeatherForOperator, setWarningForOperator } from "./service";

export const weatherRoutes = [
	route(contract.getWeather, (ctx) => getWeatherForOperator(ctx)),
	route(contract.setWarning, (ctx, { body }) =>
		setWarningForOperator(ctx, body),
	),
];
