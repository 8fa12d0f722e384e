import Cookies from "js-cookie";
import { mutate } from "swr";
import { rereadLocation } from "../../lib/location/chosen-location";

/** What one test file of a shard has left in the document, in storage and among the answers is gone before the next. */
export async function clearDocument(): Promise<void> {
	document.body.replaceChildren();
	// The environment has none: a test that asks for something brings its own.
	Reflect.deleteProperty(globalThis, "fetch");
	localStorage.clear();
	sessionStorage.clear();
	rereadLocation();
	for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
	await mutate(() => true, undefined, { revalidate: false });
}
