import type { RequestListener } from "node:http";
import { openStandIn, type StandIn } from "./open-stand-in";

// Google's web services for places and addresses as their documents describe them.

export const googleMapsKey = "AIza-key-of-the-tests";

interface Asked {
	path: string;
	query: URLSearchParams;
}

export interface GoogleMapsStandIn extends StandIn {
	/** Every question so far. */
	asked: Asked[];
	/** What it does instead of answering; without one it answers again. */
	behave: (instead?: RequestListener) => void;
}

const address = "Somewhere in Tai Koo Shing, Hong Kong";
const location = { lat: 22.28612, lng: 114.21874 };
const found = { formatted_address: address, geometry: { location } };

function answerTo({ path, query }: Asked): object {
	if (query.get("key") !== googleMapsKey) return { status: "REQUEST_DENIED" };
	switch (path) {
		case "/maps/api/place/autocomplete/json": {
			const input = query.get("input") ?? "";
			if (input.startsWith("nowhere"))
				return { status: "ZERO_RESULTS", predictions: [] };
			const prediction = {
				description: `${input}, Hong Kong`,
				place_id: `ChIJ${input}`,
				...(query.has("origin") && { distance_meters: 1_234 }),
			};
			return { status: "OK", predictions: Array(12).fill(prediction) };
		}
		case "/maps/api/place/details/json":
			return query.get("place_id")?.startsWith("ChIJ")
				? { status: "OK", result: found }
				: { status: "INVALID_REQUEST" };
		default:
			return {
				status: "OK",
				results: [
					{ ...found, formatted_address: "77P9+F6", types: ["plus_code"] },
					{ ...found, types: ["street_address"] },
				],
			};
	}
}

/** To behave by: always this answer. */
export function saying(status: number, body: string): RequestListener {
	return (_, response) => {
		response.writeHead(status).end(body);
	};
}

export async function openGoogleMapsStandIn(): Promise<GoogleMapsStandIn> {
	const asked: Asked[] = [];
	let instead: RequestListener | undefined;
	const standIn = await openStandIn((request, response) => {
		const { pathname, searchParams } = new URL(request.url ?? "", "http://x");
		const question = { path: pathname, query: searchParams };
		asked.push(question);
		if (instead) return instead(request, response);
		response
			.writeHead(200, { "content-type": "application/json" })
			.end(JSON.stringify(answerTo(question)));
	});
	return {
		...standIn,
		asked,
		behave: (next) => {
			instead = next;
		},
	};
}
