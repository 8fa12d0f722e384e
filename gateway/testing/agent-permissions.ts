import { operatorsOnly, type Permission } from "./permission";

const writes: Permission = { ...operatorsOnly, refusals: [400] };

/** Rows of the permission matrix for what an operator says of programs that shop for somebody. */
export const agentPermissions: Record<string, Permission> = {
	"GET /api/operator/agent/list": operatorsOnly,
	"POST /api/operator/agent/client": {
		...writes,
		example: {
			body: {
				host: "platform.example",
				client: {
					name: "Platform",
					redirectUris: ["https://platform.example/back"],
					publicKey: null,
				},
			},
		},
	},
	"POST /api/operator/agent/refuse": {
		...writes,
		example: { body: { host: "platform.example", isRefused: true } },
	},
	"POST /api/operator/agent/webhook": {
		...writes,
		example: {
			body: {
				host: "platform.example",
				webhookUrl: "https://platform.example/orders",
			},
		},
	},
};
