import sharp from "sharp";
import { samplePassword } from "../db/sample/accounts";
import {
	answering,
	membersOnly,
	type Permission,
	signedInOnly,
} from "./permission";

/** Right by its form: whoever may make the call hears that the code is wrong, and nothing of the sample shop changes. */
const withWrongCode = answering(membersOnly, 400);
const captcha = "000000";

const linkRequest = {
	response_type: "code",
	client_id: "nobody.example",
	redirect_uri: "https://nobody.example/back",
	scope: "dev.ucp.shopping.order:read",
	state: "any",
	code_challenge: "A".repeat(43),
	code_challenge_method: "S256",
};

async function smallPicture(): Promise<File> {
	const bytes = await sharp({
		create: { width: 20, height: 20, channels: 3, background: "#c8102e" },
	})
		.png()
		.toBuffer();
	return new File([new Uint8Array(bytes)], "face.png");
}

/** Rows of the permission matrix for the own account. */
export const userPermissions: Record<string, Permission> = {
	"GET /api/front/user/info": signedInOnly,
	"GET /api/front/user/menu/user": signedInOnly,
	"GET /api/front/user/place": signedInOnly,
	"GET /api/front/user/push": signedInOnly,
	"GET /api/front/user/sessions": signedInOnly,
	"POST /api/front/upload/image": {
		...signedInOnly,
		refusals: [400, 413],
		example: async () => ({
			body: { image: await smallPicture(), model: "avatar" },
		}),
	},
	"POST /api/front/user/bind/email": {
		...membersOnly,
		expected: withWrongCode,
		refusals: [400],
		example: { body: { email: "nobody@example.com", captcha } },
	},
	"POST /api/front/user/bind/phone": {
		...membersOnly,
		expected: withWrongCode,
		refusals: [400],
		example: { body: { phone: "91239999", captcha } },
	},
	"POST /api/front/user/code": {
		...membersOnly,
		refusals: [400],
		example: { body: { channel: "email" } },
	},
	"POST /api/front/user/delete": {
		...membersOnly,
		expected: {
			...withWrongCode,
			"merchant staff": 403,
			operator: 403,
		},
		refusals: [400, 403],
		example: { body: { captcha } },
	},
	"POST /api/front/user/edit": {
		...membersOnly,
		refusals: [400],
		example: { body: {} },
	},
	"POST /api/front/user/export": membersOnly,
	"POST /api/front/user/password": {
		...membersOnly,
		refusals: [400],
		example: {
			body: {
				oldPassword: samplePassword,
				newPassword: samplePassword,
				passwordAgain: samplePassword,
			},
		},
	},
	"POST /api/front/user/place": {
		...signedInOnly,
		example: {
			body: { latitude: 22.2863, longitude: 114.2185, label: "太古城" },
		},
	},
	// The sample shop sends no notices.
	"POST /api/front/user/push/add": {
		...signedInOnly,
		expected: answering(signedInOnly, 404),
		refusals: [400, 404],
		example: {
			body: {
				endpoint: "https://fcm.googleapis.com/fcm/send/nobody",
				p256dh: "B".repeat(87),
				auth: "A".repeat(22),
			},
		},
	},
	// Nobody has entered a program there.
	"GET /api/front/user/program/asked": {
		...membersOnly,
		expected: answering(membersOnly, 404),
		refusals: [404],
		example: { query: linkRequest },
	},
	"GET /api/front/user/program/list": membersOnly,
	"POST /api/front/user/program/answer": {
		...membersOnly,
		expected: answering(membersOnly, 404),
		refusals: [404],
		example: { body: { ...linkRequest, isAllowed: true } },
	},
	"POST /api/front/user/program/unlink": {
		...membersOnly,
		example: { body: { host: "platform.example" } },
	},
	"POST /api/front/user/push/remove": {
		...signedInOnly,
		example: { body: {} },
	},
	"POST /api/front/user/sessions/end": {
		...signedInOnly,
		refusals: [400],
		example: { body: {} },
	},
};
