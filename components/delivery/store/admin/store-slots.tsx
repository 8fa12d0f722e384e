"use client";

import { useLocale, useTranslations } from "next-intl";
import { ConsoleHead } from "@/components/layout/console/console-page";
import { consolePath } from "@/components/layout/console/console-path";
import { Awaited } from "@/components/layout/console/list/awaited";
import { Table } from "@/components/layout/console/table";
import { useAccountList } from "@/components/layout/use-account-list";
import { LinkButton } from "@/components/ui/button";
import type { StaffStore } from "@/gateway/contract/delivery/store-admin";
import { localize } from "@/gateway/contract/locale";
import { formatSlotDay, formatSlotHours } from "@/lib/format/format-slot";

// messages: console.stores.slotState.*

/** How full the slots of the next days are. */
export function StoreSlots({ store }: { store: StaffStore }) {
	const t = useTranslations("console.stores");
	const locale = useLocale();
	const { found, error, ask } = useAccountList(
		["admin stores", "slots", store.id],
		(api) =>
			api.get("/api/operator/store/slots/{id}", { params: { id: store.id } }),
	);
	const now = Date.now();
	return (
		<>
			<ConsoleHead>
				<h2>{t("slotsOf", { name: localize(store.name, locale) })}</h2>
				<div className="flow wraps gap-x2">
					<LinkButton
						kind="quiet"
						href={consolePath("stores", { tab: "closures", store: store.id })}
					>
						{t("close")}
					</LinkButton>
					<LinkButton kind="quiet" href={consolePath("stores")}>
						{t("back")}
					</LinkButton>
				</div>
			</ConsoleHead>
			{!found && <Awaited error={error} onRetry={() => void ask()} />}
			{found && (
				<Table label={t("slots")}>
					{found.map(({ date, slots }) => (
						<tr key={date}>
							<th scope="row">
								{formatSlotDay(slots[0]?.from ?? date, locale, now)}
							</th>
							{slots.map((slot) => (
								<td
									key={slot.from}
									className="tight"
									title={slot.closure ?? undefined}
								>
									{formatSlotHours(slot)}
									<br />
									<b>
										{slot.taken} / {slot.capacity}
									</b>{" "}
									{slot.state !== "open" && (
										<span className="soft">{t(`slotState.${slot.state}`)}</span>
									)}
								</td>
							))}
						</tr>
					))}
				</Table>
			)}
		</>
	);
}
