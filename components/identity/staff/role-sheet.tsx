"use client";

import { useLocale, useTranslations } from "next-intl";
import { type RefObject, useState } from "react";
import styled from "styled-components";
import { ShopSelect } from "@/components/layout/console/shop-select";
import { useStaff } from "@/components/layout/console/use-staff";
import { Button } from "@/components/ui/button";
import { FormFault } from "@/components/ui/form/form-fault";
import { Sheet } from "@/components/ui/sheet";
import type { Person } from "@/gateway/contract/identity/staff";
import { roles, type StaffRole } from "@/gateway/contract/identity/staff-terms";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { notify } from "@/lib/page-state/notice";
import { theme } from "@/lib/theme/theme";
import { roleOf } from "./role-of";
import { RoleSelect } from "./role-select";
import { refetchStaff } from "./use-staff-answers";

interface RoleSheetProps {
	person: Person;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	opener: RefObject<HTMLElement | null>;
}

// messages: console.staff.role.* console.staff.meaning.*

/** Which role, and of which merchant. */
export function RoleSheet({
	person,
	isOpen,
	onOpenChange,
	opener,
}: RoleSheetProps) {
	const t = useTranslations("console.staff");
	const locale = useLocale();
	const [role, choose] = useState<StaffRole>(roleOf(person));
	const [merId, setMerId] = useState(person.merchant?.id);
	const [roleId, setRoleId] = useState(person.role?.id);
	const staff = useStaff();
	const [failure, setFailure] = useState("");
	const [isSending, setSending] = useState(false);
	const lacksMerchant = role === "merchant" && !merId;

	async function save() {
		if (isSending) return;
		if (lacksMerchant) return setFailure(t("fault.emptyMerchant"));
		setSending(true);
		setFailure("");
		try {
			await browserApi(locale).post("/api/operator/staff/role", {
				body: {
					uid: person.uid,
					role,
					merId: staff?.isOperator && role === "merchant" ? merId : undefined,
					roleId: role === "none" ? null : (roleId ?? null),
				},
			});
			notify(t("change.done", { name: person.nickname }));
			onOpenChange(false);
			await refetchStaff();
		} catch (error) {
			setFailure(describeFailure(error).message ?? t("failed"));
		}
		setSending(false);
	}
	return (
		<Sheet
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title={t("change.title", { name: person.nickname })}
			closeLabel={t("close")}
			returnTo={opener}
		>
			<Frame className="stack gap-x4">
				{staff?.isOperator && (
					<Scopes
						role={role}
						onChoose={(next) => {
							choose(next);
							setRoleId(undefined);
						}}
					/>
				)}
				{role !== "none" && (
					<RoleSelect scope={role} value={roleId} onChoose={setRoleId} />
				)}
				{staff?.isOperator && role === "merchant" && (
					<ShopSelect value={merId} none="choose" onChoose={setMerId} />
				)}
				<FormFault words={failure} />
				<Button
					kind="primary"
					aria-disabled={isSending}
					onClick={() => void save()}
				>
					{t("change.save")}
				</Button>
			</Frame>
		</Sheet>
	);
}

interface ScopesProps {
	role: StaffRole;
	onChoose: (role: StaffRole) => void;
}

function Scopes({ role, onChoose }: ScopesProps) {
	const t = useTranslations("console.staff");
	return (
		<fieldset className="stack gap-x2">
			<legend className="strong">{t("column.role")}</legend>
			{roles.map((one) => (
				<label key={one} className="flow gap-x3 pad-x3">
					<input
						type="radio"
						name="role"
						checked={role === one}
						onChange={() => onChoose(one)}
					/>
					<span className="stack">
						<b>{t(`role.${one}`)}</b>
						{t(`meaning.${one}`)}
					</span>
				</label>
			))}
		</fieldset>
	);
}

const Frame = styled.div`
	legend {
		margin-bottom: ${theme.space.x2};
		padding: 0;
	}
	fieldset label {
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.control};
		cursor: pointer;
	}
	fieldset label:has(:checked) {
		border-color: ${theme.colour.accent};
		background: ${theme.colour.accentWash};
	}
	fieldset input {
		margin: 0;
	}
`;
