"use client";

import { AddressForm } from "@/components/identity/address/address-form";
import { useKnown } from "@/components/identity/address/use-known";
import { LateWords } from "@/lib/i18n/late-words";
import type { Own } from "./own";

/** Written in the page, and saved by going on to pay. */
export function FirstAddress({ onChange, sender }: Own) {
	const known = useKnown();
	const save = ({ id }: { id: number }) => onChange({ addressId: id });
	return (
		<LateWords part="address">
			{known && <AddressForm known={known} sender={sender} onSaved={save} />}
		</LateWords>
	);
}
