import { openTwitterStandIn } from "../../gateway/testing/twitter-stand-in";

// A process of its own, opened and ended with the shops.

await openTwitterStandIn(Number(process.env.PORT));
