"use client";

import { Autocomplete } from "@base-ui/react/autocomplete";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import styled from "styled-components";
import { popupCss } from "@/components/identity/login/fields/popup-css";
import { FieldShell } from "@/components/ui/form/field-shell";
import { Icon } from "@/components/ui/icon";
import { kit } from "@/components/ui/kit-css";
import type { Prediction } from "@/lib/location/use-predictions";
import { theme } from "@/lib/theme/theme";
import type { AddressDraft } from "./address-draft";
import { useStreet } from "./use-street";

/** Estate, building or street; whoever takes one of the places below it need not look for the district. */
export function StreetField() {
	const t = useTranslations("address.field");
	const { field, fieldState } = useController<AddressDraft, "detail">({
		name: "detail",
	});
	const { trigger } = useFormContext<AddressDraft>();
	const { predictions, type, choose } = useStreet();
	const [isOpen, setOpen] = useState(false);
	const isShown = isOpen && predictions.length > 0;

	function leave() {
		if (field.value || fieldState.invalid) void trigger("detail");
		// Places that come after this must not open over the next field.
		if (!isShown) setOpen(false);
	}

	return (
		<Autocomplete.Root
			items={predictions}
			mode="none"
			open={isShown}
			onOpenChange={setOpen}
			value={field.value}
			itemToStringValue={({ description }: Prediction) => description}
			onValueChange={(text, { reason }) => {
				const chosen = predictions.find(
					({ description }) => description === text,
				);
				if (reason === "item-press" && chosen) void choose(chosen);
				else type(text);
			}}
		>
			<FieldShell name="detail" label={t("street")}>
				{(control) => (
					<Autocomplete.Input
						{...control}
						ref={field.ref}
						name="detail"
						autoComplete="address-line1"
						// The label itself is hidden from screen readers while the list is open.
						aria-label={t("street")}
						onBlur={leave}
					/>
				)}
			</FieldShell>
			<p role="status" className="visually-hidden">
				{isShown && t("found", { count: predictions.length })}
			</p>
			<Autocomplete.Portal>
				<Places
					role="region"
					aria-label={t("places")}
					sideOffset={4}
					align="start"
				>
					<Autocomplete.Popup className="popup">
						<Autocomplete.List aria-label={t("places")}>
							{(item: Prediction) => (
								<Autocomplete.Item
									key={item.place_id}
									value={item}
									className="item line-tight"
								>
									<Icon className="soft" name="map-pin" size={18} />
									{item.description}
								</Autocomplete.Item>
							)}
						</Autocomplete.List>
					</Autocomplete.Popup>
				</Places>
			</Autocomplete.Portal>
		</Autocomplete.Root>
	);
}

const Places = styled(Autocomplete.Positioner)`
	${popupCss}
	width: var(--anchor-width);

	.popup {
		max-height: min(320px, var(--available-height));
		padding: ${theme.space.x1};
		${kit.popover};
		overflow: auto;
		overscroll-behavior: contain;
	}
	.item {
		padding-block: ${theme.space.x1};
	}
`;
