import { cachePrefix } from "./offline-terms";

// What a device keeps of an account lies in one cache, named by a word that the session alone has. Whoever ends a session
// deletes it, page or worker: nothing else has to be remembered.

const ownPrefix = `${cachePrefix}own-`;
const session = /^[\w-]{8,64}$/;

const namesIn = async (caches: CacheStorage) =>
	(await caches.keys()).filter((name) => name.startsWith(ownPrefix));

/** Of the session that is on this device; undefined where there is none. */
export async function openOwn(
	caches: CacheStorage,
): Promise<Cache | undefined> {
	const [name] = await namesIn(caches);
	return name === undefined ? undefined : caches.open(name);
}

/** Makes room for a session and deletes what is of any other; says so before anything else, where there is something. */
export async function keepOnly(
	caches: CacheStorage,
	key: unknown,
	isOver: () => void = () => undefined,
): Promise<void> {
	const isSession = typeof key === "string" && session.test(key);
	const name = isSession ? ownPrefix + key : undefined;
	const others = (await namesIn(caches)).filter((other) => other !== name);
	if (others.length > 0) isOver();
	await Promise.all(others.map((other) => caches.delete(other)));
	if (name) await caches.open(name);
}

/** Deletes all that is kept of accounts on this device, from a page. */
export async function forgetOwnCopies(): Promise<void> {
	if ("caches" in window) await keepOnly(caches, undefined);
}
