import { BlockList, isIP, isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { isAgentPath } from "@/gateway/contract/sales/agent-terms";

/** What costs much, and what no person asks for in great numbers. */
export type LimitName =
	| "words"
	| "sharedPicture"
	| "sitemap"
	| "feed"
	| "agent"
	| "unknown";

/** An address and minute; many phones share one address, and a crawler that keeps to robots.txt asks for fewer. */
const perMinute: Record<LimitName, number> = {
	words: 300,
	sharedPicture: 300,
	sitemap: 120,
	// A feed reads the whole catalogue, and who takes it comes a few times a day.
	feed: 30,
	// A platform asks for many people from few addresses; what it may ask for is what a list costs.
	agent: 300,
	unknown: 300,
};

const calls =
	/^\/api\/front\/(search\/keyword|product\/(suggest|list|feed)|merchant\/search\/list|googleMap\/)/;
const inner = /^\/goods\/goods_search\/words\//;
const lists =
	/^\/(goods\/goods_search|store\/store_list|merchant\/(merchant_street|shop))$/;
const words = /(^|&)(title|keyword)=[^&]/;

interface Asked {
	/** Without locale prefix. */
	path: string;
	query: string;
}

/** Under which limit a request falls; unknown paths are told by whoever knows the others. */
export function limitOf({ path, query }: Asked): LimitName | undefined {
	if (calls.test(path) || inner.test(path)) return "words";
	if (lists.test(path) && words.test(query)) return "words";
	if (path.startsWith("/api/og/")) return "sharedPicture";
	if (path.startsWith("/sitemap")) return "sitemap";
	if (path.startsWith("/feed/")) return "feed";
	if (isAgentPath(path)) return "agent";
	return undefined;
}

export interface HostLimits {
	/** Counts one; answers the seconds to wait where that was one too many. */
	take: (limit: LimitName, address: string) => Promise<number | undefined>;
}

/** Tools of an operator, and a proxy on this machine that `TRUST_PROXY` does not name: it stands for everybody. */
const ownMachine = new BlockList();
ownMachine.addSubnet("127.0.0.0", 8);
ownMachine.addAddress("::1", "ipv6");

/** Counted in this process alone: what is bounded is its work. */
export function openHostLimits(points = perMinute): HostLimits {
	const counters = new Map(
		Object.entries(points).map(([name, each]) => [
			name,
			new RateLimiterMemory({ keyPrefix: name, points: each, duration: 60 }),
		]),
	);
	return {
		take: async (limit, address) => {
			if (isIP(address) && ownMachine.check(address, family(address)))
				return undefined;
			try {
				await counters.get(limit)?.consume(network(address));
				return undefined;
			} catch (refusal) {
				if (!(refusal instanceof RateLimiterRes)) throw refusal;
				return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
			}
		},
	};
}

/** Whoever has an address of version 6 has the 64 bits behind it to choose from. */
function network(address: string): string {
	if (!isIPv6(address)) return address;
	const [head = "", tail = ""] = address.split("::");
	const front = head.split(":");
	const behind = tail.split(":").filter(Boolean).length;
	while (front.length + behind < 8) front.push("0");
	return front.slice(0, 4).join(":");
}

function family(address: string): "ipv4" | "ipv6" {
	return isIPv6(address) ? "ipv6" : "ipv4";
}
