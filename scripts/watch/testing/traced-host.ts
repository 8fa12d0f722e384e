import { openGateway } from "@/gateway/open";
import { readGatewaySettings } from "@/gateway/settings";
import { startTracing } from "@/gateway/tracing";
import { hosted } from "@/lib/transport/gateway-transport";
import { serveCalls } from "@/server/calls";
import { openTestHost } from "@/server/testing/open-test-host";

// Both halves in a process, as a storefront process begins them, for a test that reads what they send. It ends once it is
// told to, with what was left to send.

const stopTracing = await startTracing();
const opened = openGateway(readGatewaySettings(process.env));
hosted().opened = opened;
const host = await openTestHost((_, res) => res.end(), { calls: serveCalls() });
process.send?.(host.port);
process.once("message", async () => {
	await host.close();
	await opened.close();
	await stopTracing();
	process.exit(0);
});
