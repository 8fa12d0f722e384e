"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId } from "react";
import { useAddresses } from "@/components/identity/address/use-addresses";
import type { Address } from "@/gateway/contract/identity/address";
import { logFault } from "@/lib/faults/log-fault";
import {
	type DeliveryLocation,
	useLocation,
} from "@/lib/location/chosen-location";
import { useSignedIn } from "@/lib/session/signed-in";
import type { OnChoose } from "./use-draft-location";

function placeOf(address: Address): DeliveryLocation | undefined {
	const { id, formatted, latitude, longitude } = address;
	// Abroad there is no point, and nothing to deliver from a store.
	if (latitude === null || longitude === null) return undefined;
	return { latitude, longitude, label: formatted, addressId: id };
}

// messages: location.saved.*
/** The account's own addresses; nothing for strangers, or where there are none. */
export function SavedAddresses({ onChoose }: { onChoose: OnChoose }) {
	const t = useTranslations("location.saved");
	const titleId = useId();
	const isSignedIn = useSignedIn() !== undefined;
	const { data, error, isLoading } = useAddresses(isSignedIn);
	const chosen = useLocation();
	useEffect(() => {
		if (error) logFault("saved addresses", error);
	}, [error]);

	if (isLoading)
		return (
			<div className="saved">
				<p className="visually-hidden">{t("loading")}</p>
				<span className="skeleton title" />
				<span className="skeleton saved-line" />
				<span className="skeleton saved-line" />
			</div>
		);
	const known = (data ?? []).flatMap((address) => {
		const place = placeOf(address);
		return place ? [{ address, place }] : [];
	});
	if (known.length === 0) return null;
	return (
		<section className="saved" aria-labelledby={titleId}>
			<h3 className="head-body" id={titleId}>
				{t("title")}
			</h3>
			<ul className="stack gap-x2">
				{known.map(({ address, place }) => (
					<li key={address.id}>
						<button
							type="button"
							className="place stack gap-x1 full line-tight"
							aria-pressed={chosen?.addressId === address.id}
							onClick={() => onChoose(place)}
						>
							<b className="note">{t(address.addressType)}</b>
							<span>{address.formatted}</span>
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
