"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
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

const FirstAddress = dynamic(
	() => import("./first-address").then((module) => module.FirstAddress),
	{ ssr: false },
);
/** With the form, so that nothing moves when it comes. */
const heightOfFirst = 612;

/** Where it goes: the default address until another is chosen or added. A first one is written in place. */
export function DeliveryAddress(props: Own & { isMissing: boolean }) {
	const { quote, draft, onChange, isMissing } = props;
	const t = useTranslations("checkout.address");
	const { data, mutate } = useAddresses();
	const [addresses, setAddresses] = useState(data);
	const [isFirst, setFirst] = useState(false);
	const [isChoosing, setChoosing] = useState(false);
	const dialogs = useAddressDialogs();
	// A session that ends in mid-sentence empties every answer; the page stays.
	if (data && data !== addresses) setAddresses(data);
	if (addresses?.length === 0 && !isFirst) setFirst(true);
	const addressId = draft.addressId ?? quote.addressId;
	const chosen = addresses?.find(({ id }) => id === addressId);

	function choose(id: number) {
		// Another place has other stores, and other slots.
		onChange({ addressId: id, slots: {} });
		setChoosing(false);
	}
	return (
		<section
			className="part from-top"
			id="address"
			aria-label={t("title")}
			style={{ minHeight: addressId === null ? heightOfFirst : undefined }}
		>
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
			{isFirst && !chosen && <FirstAddress {...props} />}
			{addresses && (isChoosing || !(chosen || isFirst)) && (
				<>
					<Choice
						addresses={addresses}
						chosen={quote.addressId}
						onChoose={choose}
					>
						{t("title")}
					</Choice>
					<p>
						<button
							type="button"
							className="button quiet"
							aria-haspopup="dialog"
							onClick={({ currentTarget }) =>
								dialogs.open(currentTarget, { dialog: "edit" })
							}
						>
							<Icon name="plus" size={18} />
							{t("add")}
						</button>
					</p>
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

interface ChoiceProps {
	addresses: Address[];
	chosen: number | null;
	onChoose: (id: number) => void;
	children: ReactNode;
}

function Choice({ addresses, chosen, onChoose, children }: ChoiceProps) {
	return (
		<fieldset className="stack cols-1 gap-x2">
			<legend className="visually-hidden">{children}</legend>
			{addresses.map((address) => (
				<Option
					key={address.id}
					type="radio"
					name="address"
					checked={address.id === chosen}
					onClick={() => onChoose(address.id)}
					onChange={() => onChoose(address.id)}
				>
					<Written address={address} />
				</Option>
			))}
		</fieldset>
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
