"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { Address } from "@/gateway/contract/identity/address";
import { writtenPhone } from "./address-draft";
import { typeIcons } from "./type-icons";

interface AddressCardProps {
	address: Address;
	/** With the button that was pressed, for the focus to come back to. */
	onEdit: (opener: HTMLElement) => void;
	onDelete: (opener: HTMLElement) => void;
	onMakeDefault: () => void;
}

const way = "target gap-x1 soft strong";

// messages: address.list.type.*

/** Who takes the goods, and where, with what can be done about it. */
export function AddressCard(props: AddressCardProps) {
	const { address, onEdit, onDelete, onMakeDefault } = props;
	const t = useTranslations("address.list");
	const { realName: name, addressType: type, isDefault } = address;
	return (
		<li className="address flow gap-x2 as-card anywhere">
			<p className="flow wraps gap-x2">
				<span className="mark inline gap-x1 note strong">
					<Icon name={typeIcons[type]} size={16} />
					{t(`type.${type}`)}
				</span>
				{isDefault && (
					<span className="mark default inline gap-x1 note strong">
						{t("default")}
					</span>
				)}
			</p>
			<p className="who">
				<b className="size-reading">{name}</b>{" "}
				<span className="soft no-break">
					{address.countryCode} {writtenPhone(address)}
				</span>
			</p>
			<p className="where">{address.formatted}</p>
			<div className="ways rule-above">
				<button
					type="button"
					className={way}
					aria-label={t("editOf", { name })}
					aria-haspopup="dialog"
					onClick={({ currentTarget }) => onEdit(currentTarget)}
				>
					<Icon name="pencil" size={16} />
					{t("edit")}
				</button>
				<button
					type="button"
					className={way}
					aria-label={t("deleteOf", { name })}
					aria-haspopup="dialog"
					onClick={({ currentTarget }) => onDelete(currentTarget)}
				>
					<Icon name="trash-2" size={16} />
					{t("delete")}
				</button>
				{!isDefault && (
					<button
						type="button"
						className={`${way} last`}
						aria-label={t("makeDefaultOf", { name })}
						onClick={onMakeDefault}
					>
						{t("makeDefault")}
					</button>
				)}
			</div>
		</li>
	);
}
