"use client";

import { useTranslations } from "next-intl";
import type { ReactNode, RefObject } from "react";
import styled from "styled-components";
import {
	AccountForm,
	type AccountFormProps,
} from "@/components/identity/login/account-form";
import type { Schema } from "@/components/identity/login/late-resolver";
import { Sheet } from "@/components/ui/sheet";
import type { User } from "@/gateway/contract/identity/user";
import { theme } from "@/lib/theme/theme";

export interface DialogProps {
	user: User;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	opener: RefObject<HTMLElement | null>;
}

interface DialogFormProps<S extends Schema>
	extends Omit<DialogProps, "user">,
		AccountFormProps<S> {
	title: string;
	/** Below the form's one next step. */
	after?: ReactNode;
}

/** A form of the account in a dialog. */
export function DialogForm<S extends Schema>(props: DialogFormProps<S>) {
	const { title, after, isOpen, onOpenChange, opener, ...form } = props;
	const t = useTranslations("user.form");
	return (
		<Sheet
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title={title}
			closeLabel={t("close")}
			returnTo={opener}
		>
			<Frame className="stack cols-1 gap-x3">
				<AccountForm {...form} />
				{after}
			</Frame>
		</Sheet>
	);
}

const Frame = styled.div`
	.detail {
		margin-bottom: ${theme.space.x4};
	}
	.switch {
		min-height: 44px;
		margin-bottom: ${theme.space.x3};
		color: ${theme.colour.link};
		text-align: start;
	}
	.danger {
		background: ${theme.colour.accentFill};
		color: ${theme.colour.onAccent};
	}
`;
