import type * as contract from "@/gateway/contract/delivery/location";
import type { LocaleCode } from "@/gateway/contract/locale";
import type { Api } from "../api/api";
import { ApiError } from "../api/api-error";
import { browserApi } from "../api/browser";
import { logFault } from "../faults/log-fault";
import { signedIn } from "../session/signed-in";
import { readEntry, writeEntry } from "../storage/storage";
import {
	chooseLocation,
	chosenLocation,
	type DeliveryLocation,
	listenToLocation,
} from "./chosen-location";

// The place of the device and that of the account. One on the device wins and is kept on the account; a device without
// takes the account's. Nobody waits for it, and where it fails the next page tries again.

/** The contract's, without its schemas, which no page should carry. */
const labelLengthMax: typeof contract.locationLabelLengthMax = 200;

/** Which account keeps which place, so that a page has nothing to send while both agree. */
const keptEntry = "place-kept";
/** The account that was asked in this visit and knew of no place. */
const askedEntry = "place-asked";

let stop: (() => void) | undefined;
let last: Promise<void> = Promise.resolve();
/** How often another place was saved to the account since the page was opened. */
let timesNotified = 0;

/**
 * From now on, for whoever is signed in. Asked again it only looks once more. Answers, when both agree, how often the
 * account has been given another place since the page was opened: what depends on the account's place is older.
 */
export async function followAccount(locale: LocaleCode): Promise<number> {
	const api = browserApi(locale, { isQuiet: true });
	stop?.();
	stop = listenToLocation(() => void agreeInTurn(api));
	await agreeInTurn(api);
	return timesNotified;
}

/** One after the other: the last choice is the last to arrive. */
function agreeInTurn(api: Api): Promise<void> {
	last = last
		.then(() => agree(api))
		.catch((fault) => logFault("the account's place", fault));
	return last;
}

async function agree(api: Api): Promise<void> {
	const uid = signedIn()?.uid;
	if (uid === undefined) return;
	const place = chosenLocation();
	if (place) {
		if (readEntry(keptEntry) === markOf(uid, place)) return;
		await keep(api, place);
		timesNotified += 1;
		writeEntry(keptEntry, markOf(uid, place));
	} else if (readEntry(askedEntry, "session") !== uid) {
		const known = await api.get("/api/front/user/place");
		writeEntry(askedEntry, uid, "session");
		if (!known || chosenLocation()) return;
		writeEntry(keptEntry, markOf(uid, known));
		chooseLocation(known);
	}
}

async function keep(api: Api, place: DeliveryLocation): Promise<void> {
	const { latitude, longitude, names, placeId, addressId } = place;
	const label = place.label.slice(0, labelLengthMax);
	const body = { latitude, longitude, label, names, placeId };
	try {
		await api.post("/api/front/user/place", { body: { ...body, addressId } });
	} catch (fault) {
		// The address was deleted on another device; the place is still where it was.
		const isGone = fault instanceof ApiError && fault.code === 404;
		if (!isGone || addressId === undefined) throw fault;
		await api.post("/api/front/user/place", { body });
	}
}

function markOf(
	uid: number,
	{ latitude, longitude, label }: DeliveryLocation,
): string {
	return [uid, latitude, longitude, label].join(" ");
}
