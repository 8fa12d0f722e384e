"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAddressDialogs } from "@/components/identity/address/use-address-dialogs";
import { useAddresses } from "@/components/identity/address/use-addresses";
import { Icon } from "@/components/ui/icon";
import type { Address } from "@/gateway/contract/identity/address";
import { Missed } from "./missed";
import { Option } from "./option";
import type { Own } from "./own";

const AddressDialog = dynamic(
	() =>
		import("@/components/identity/address/address-dialog").then(
			(module) => module.AddressDialog,
		),
	{ ssr: false },
);

/** Where it goes: the default address until another is chosen or added, in place. */
export function DeliveryAddress(props: Own & { isMissing: boolean }) {
	const { quote, onChange, isMissing } = props;
	const t = useTranslations("checkout.address");
	const { data, mutate } = useAddresses();
	const [addresses, setAddresses] = useState(data);
	const [isChoosing, setChoosing] = useState(false);
	const dialogs = useAddressDialogs();
	// A session that ends in mid-sentence empties every answer; the page stays.
	if (data && data !== addresses) setAddresses(data);
	const chosen = addresses?.find(({ id }) => id === quote.addressId);

	function choose(addressId: number) {
		// Another place has other stores, and other slots.
		onChange({ addressId, slots: {} });
		setChoosing(false);
	}
	const add = (
		<button
			type="button"
			className={chosen ? "button quiet" : "button primary"}
			aria-haspopup="dialog"
			onClick={({ currentTarget }) =>
				dialogs.open(currentTarget, { dialog: "edit" })
			}
		>
			<Icon name="plus" size={18} />
			{t("add")}
		</button>
	);
	return (
		<section className="part" id="address" aria-label={t("title")}>
			<div className="head">
				<h2>{t("title")}</h2>
				{chosen && !isChoosing && (
					<button
						type="button"
						className="text"
						onClick={() => setChoosing(true)}
					>
						{t("change")}
					</button>
				)}
			</div>
			{!addresses && <span className="skeleton" style={{ height: 48 }} />}
			{chosen && !isChoosing && <Written address={chosen} />}
			{addresses && (isChoosing || !chosen) && (
				<>
					{addresses.length === 0 && <p className="soft">{t("none")}</p>}
					<fieldset className="stack cols-1 gap-x2">
						<legend className="visually-hidden">{t("title")}</legend>
						{addresses.map((address) => (
							<Option
								key={address.id}
								type="radio"
								name="address"
								checked={address.id === quote.addressId}
								onClick={() => choose(address.id)}
								onChange={() => choose(address.id)}
							>
								<Written address={address} />
							</Option>
						))}
					</fieldset>
					<p>{add}</p>
				</>
			)}
			<Missed isMissing={isMissing}>{t("missing")}</Missed>
			{dialogs.wanted && (
				<AddressDialog
					key={dialogs.key}
					{...dialogs.props}
					onSaved={({ id }) => {
						dialogs.finish();
						void mutate();
						choose(id);
					}}
				/>
			)}
		</section>
	);
}

function Written({ address }: { address: Address }) {
	return (
		<>
			<b>
				{address.realName}{" "}
				<span className="soft">
					{address.countryCode} {address.phone}
				</span>
			</b>
			<span>{address.formatted}</span>
		</>
	);
}
