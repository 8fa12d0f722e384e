import { openStripeStandIn } from "../../gateway/testing/stripe-stand-in";

// A process of its own, opened and ended with the shops.

await openStripeStandIn(Number(process.env.PORT));
