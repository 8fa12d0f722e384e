"use client";

import { useLocale, useTranslations } from "next-intl";
import { Awaited } from "@/components/console/list/awaited";
import { roomPath } from "@/components/console/room-path";
import { Table } from "@/components/console/table";
import { useAccountList } from "@/components/user/use-account-list";
import { localize } from "@/gateway/contract/locale";
import type { StaffStore } from "@/gateway/contract/operator-store";
import { listStaffSlots } from "@/lib/api/operator-store";
import { formatSlotDay, formatSlotHours } from "@/lib/format-slot";
import { Link } from "@/lib/i18n/navigation";

// messages: console.stores.slotState.*

/** How full the slots of the next days are. */
export function StoreSlots({ store }: { store: StaffStore }) {
	const t = useTranslations("console.stores");
	const locale = useLocale();
	const { found, error, ask } = useAccountList(
		["kept stores", "slots", store.id],
		(api) => listStaffSlots(api, store.id),
	);
	const now = Date.now();
	return (
		<>
			<div className="top">
				<h2>{t("slotsOf", { name: localize(store.name, locale) })}</h2>
				<div className="actions">
					<Link
						className="button quiet"
						href={roomPath("stores", { tab: "closures", store: store.id })}
						prefetch={false}
					>
						{t("close")}
					</Link>
					<Link
						className="button quiet"
						href={roomPath("stores")}
						prefetch={false}
					>
						{t("back")}
					</Link>
				</div>
			</div>
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
