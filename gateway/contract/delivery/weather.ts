import { z } from "zod";
import { defineCall } from "../call";
import { weatherSources, weatherWarnings } from "./weather-terms";

// Weather warnings as operators meet them. What the Observatory says is obeyed by itself where the setting says so; an
// operator says it otherwise, and may open slots again at any time by ending the closure.

const weather = z.object({
	/** Who is listened to beside the console; off where warnings change nothing. */
	source: z.enum(weatherSources),
	/** In force now. */
	warnings: z.array(
		z.object({
			warning: z.enum(weatherWarnings),
			/** Hong Kong time. */
			since: z.string(),
			/** Whether an operator said it, and has to say when it is over. */
			isFromConsole: z.boolean(),
			/** False where an operator opened the slots again meanwhile. */
			isClosing: z.boolean(),
		}),
	),
});
export type Weather = z.infer<typeof weather>;

export const getWeather = defineCall({
	method: "GET",
	path: "/api/operator/weather",
	who: "operator",
	permission: "orders",
	summary: "Weather warnings in force and who is listened to; operators alone",
	answer: weather,
});

export const setWarning = defineCall({
	method: "POST",
	path: "/api/operator/weather/set",
	who: "operator",
	permission: "orders",
	summary:
		"Says that a weather warning is in force, which closes the slots of the next hours of all stores, or that it is over; in force or over already is well too, and what the Observatory says stays in force. Operators alone; 409 where warnings are switched off",
	body: z.object({
		warning: z.enum(weatherWarnings),
		isInForce: z.boolean(),
	}),
	answer: weather,
});
