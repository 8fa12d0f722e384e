import { BlockList, isIP } from "node:net";
import { z } from "zod";
import { ask, ServiceAway } from "../ask";
import { type GuardDeps, openGuard } from "./guard";
import type { MapsProvider } from "./interface";

interface IpSettings {
	/** The whole address of the call; the shopper's own and the key are added. */
	url: string;
	key: string;
	perDayMax: number;
	patienceMs: number;
}

const placed = z.object({
	location: z.object({
		lat: z.number().min(-90).max(90),
		lng: z.number().min(-180).max(180),
	}),
	ad_info: z.object({ city: z.string().min(1).max(100) }),
});
/** Some services wrap what they know. */
const answered = z.union([
	placed,
	z.object({ result: placed }).transform(({ result }) => result),
]);

const ownNetworks = new BlockList();
for (const [network, bits] of [
	["0.0.0.0", 8],
	["10.0.0.0", 8],
	["100.64.0.0", 10],
	["127.0.0.0", 8],
	["169.254.0.0", 16],
	["172.16.0.0", 12],
	["192.168.0.0", 16],
] as const)
	ownNetworks.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
	["::", 127],
	["fc00::", 7],
	["fe80::", 10],
] as const)
	ownNetworks.addSubnet(network, bits, "ipv6");

/** Whether an address says anything about where somebody is. */
function isPublic(address: string): boolean {
	const version = isIP(address);
	if (version === 0) return false;
	return !ownNetworks.check(address, version === 4 ? "ipv4" : "ipv6");
}

/** Where a connection is, by a service that the operator has a key for; as the gazetteer says where it does not know. */
export function askIpService(
	{ url, key, perDayMax, patienceMs }: IpSettings,
	{ local, ...deps }: GuardDeps & { local: MapsProvider },
): Pick<MapsProvider, "locate"> {
	const answer = openGuard({ name: "ip-location", perDayMax }, deps);

	async function locate(clientAddress: string) {
		const address = new URL(url);
		address.searchParams.set("ip", clientAddress);
		address.searchParams.set("key", key);
		const { text } = await ask(address, { patienceMs });
		try {
			const { location, ad_info } = answered.parse(JSON.parse(text));
			const point = { latitude: location.lat, longitude: location.lng };
			return { point, city: ad_info.city };
		} catch {
			throw new ServiceAway("the answer is not what was asked for");
		}
	}

	return {
		locate: async (asker) => {
			const { clientAddress } = asker;
			if (!isPublic(clientAddress)) return local.locate(asker);
			return answer({
				key: clientAddress,
				asker,
				ask: () => locate(clientAddress),
				otherwise: () => local.locate(asker),
			});
		},
	};
}
