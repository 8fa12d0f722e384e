"use client";

import styled from "styled-components";
import { SessionsCard } from "@/components/identity/user/sessions-card";
import { FactorsCard } from "./factors-card";
import { RecoveryCard } from "./recovery-card";

/** How the own account is protected, and where it is signed in. */
export function Security() {
	return (
		<Frame className="stack cols-1 gap-x4">
			<FactorsCard />
			<RecoveryCard />
			<SessionsCard />
		</Frame>
	);
}

const Frame = styled.div`
	max-width: 720px;
`;
