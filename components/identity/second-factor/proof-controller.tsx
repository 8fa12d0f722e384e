"use client";

import { late } from "@/components/ui/late";
import { useProofRequest } from "@/lib/session/prove-factor";

const ProofDialog = late(() =>
	import("./proof-dialog").then((one) => one.ProofDialog),
);

/** Stands once in the console and waits for a call that needs the second factor. */
export function ProofController() {
	const request = useProofRequest();
	return request ? (
		<ProofDialog isAgain={request.isAgain} onAnswer={request.answer} />
	) : null;
}
