"use client";

import { Combobox } from "@base-ui/react/combobox";
import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import styled from "styled-components";
import { Icon } from "@/components/ui/icon";
import { kit } from "@/components/ui/kit-css";
import {
	type Country,
	countriesIn,
	isCountryMeant,
} from "@/lib/countries/countries";
import type { PhoneCountry } from "@/lib/session/login-draft";
import { theme } from "@/lib/theme/theme";
import { CountryButtonStyles } from "./country-button-styles";
import { Flag } from "./flag";
import { popupCss } from "./popup-css";

interface CountryPickerProps {
	country: PhoneCountry;
	onChoose: (country: PhoneCountry) => void;
}

/** Opens at once: it stands in the place of the button that was pressed. */
export function CountryPicker({ country, onChoose }: CountryPickerProps) {
	const t = useTranslations("login.country");
	const locale = useLocale();
	const countries = useMemo(() => countriesIn(locale), [locale]);
	const chosen = countries.find(({ code }) => code === country.code) ?? null;
	return (
		<Combobox.Root
			defaultOpen
			items={countries}
			value={chosen}
			filter={isCountryMeant}
			itemToStringLabel={({ name, dialCode }: Country) => `${name} ${dialCode}`}
			onValueChange={(to) => to && onChoose(to)}
		>
			<CountryButtonStyles
				as={Combobox.Trigger}
				aria-label={t("choose", {
					name: chosen?.name ?? country.code,
					dialCode: country.dialCode,
				})}
			>
				<Flag code={country.code} />
				{country.dialCode}
				<Icon name="chevron-down" size={14} />
			</CountryButtonStyles>
			<Combobox.Portal>
				<Countries sideOffset={8} align="start">
					<Combobox.Popup className="popup" aria-label={t("search")}>
						<div className="search row rigid gap-x2 soft rule-below">
							<Icon name="search" size={18} />
							<Combobox.Input
								className="grow"
								placeholder={t("search")}
								aria-label={t("search")}
							/>
						</div>
						<Combobox.Empty className="none soft text-centre">
							{t("empty")}
						</Combobox.Empty>
						<Combobox.List className="list">
							{(item: Country) => (
								<Combobox.Item
									key={item.code}
									value={item}
									className="item line-tight"
								>
									<Flag code={item.code} />
									<span className="grow">{item.name}</span>
									<span className="soft">{item.dialCode}</span>
									<Combobox.ItemIndicator>
										<Icon name="check" size={18} />
									</Combobox.ItemIndicator>
								</Combobox.Item>
							)}
						</Combobox.List>
					</Combobox.Popup>
				</Countries>
			</Combobox.Portal>
		</Combobox.Root>
	);
}

const Countries = styled(Combobox.Positioner)`
	${popupCss}
	.popup {
		display: flex;
		flex-direction: column;
		width: min(340px, 100vw - 32px);
		max-height: min(400px, var(--available-height));
		${kit.popover};
		overflow: hidden;
	}
	.search {
		padding-inline: ${theme.space.x4};
	}
	.search input {
		min-height: 48px;
		border: 0;
		background: none;
		color: ${theme.colour.ink};
		font-size: ${theme.type.reading};
		outline: none;
	}
	.search:focus-within {
		border-bottom-color: ${theme.colour.accent};
	}
	.list {
		padding: ${theme.space.x1};
		overflow: auto;
		overscroll-behavior: contain;
	}
	.item[data-selected] {
		font-weight: 700;
	}
	.none:not(:empty) {
		padding: ${theme.space.x5};
	}
`;
