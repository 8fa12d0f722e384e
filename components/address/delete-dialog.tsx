"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useState } from "react";
import styled from "styled-components";
import { buttonStyle } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import type { Address } from "@/gateway/contract/address";
import { describeFailure } from "@/lib/api/failure";
import { theme } from "@/lib/theme/theme";

interface DeleteDialogProps {
	address: Address;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	opener: RefObject<HTMLElement | null>;
	/** Deletes it; what it throws is shown. */
	onDelete: (address: Address) => Promise<void>;
}

/** Asks once more, with the address in sight. */
export function DeleteDialog(props: DeleteDialogProps) {
	const { address, isOpen, onOpenChange, opener, onDelete } = props;
	const t = useTranslations("address.list");
	const [failure, setFailure] = useState("");

	async function remove() {
		setFailure("");
		try {
			await onDelete(address);
			onOpenChange(false);
		} catch (error) {
			setFailure(describeFailure(error).message ?? t("failedAction"));
		}
	}

	return (
		<Sheet
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title={t("confirm.title")}
			closeLabel={t("confirm.close")}
			returnTo={opener}
		>
			<Frame>
				<p>
					<b>{address.realName}</b>
					<br />
					{address.formatted}
				</p>
				{failure && <p role="alert">{failure}</p>}
				<button type="button" className="button primary" onClick={remove}>
					{t("delete")}
				</button>
				<button
					type="button"
					className="button quiet"
					onClick={() => onOpenChange(false)}
				>
					{t("confirm.keep")}
				</button>
			</Frame>
		</Sheet>
	);
}

const Frame = styled.div`
	display: grid;
	gap: ${theme.space.x3};

	p {
		margin-bottom: ${theme.space.x2};
		overflow-wrap: anywhere;
	}
	[role="alert"] {
		color: ${theme.colour.brand};
	}
	${buttonStyle}
`;
